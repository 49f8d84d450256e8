import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst } from 'vite';

/** A node of the syntax tree, with its ancestors from the inside out. */
export type Node = { type: string; start: number; end: number; around: Node[]; [key: string]: unknown };

/** One import of a file; `late` marks `import()`. */
export type Import = { to: string; late: boolean; node: Node };

export type Code = {
  path: string;
  text: string;
  lines: string[];
  nodes: Node[];
  imports: Import[];
};

const programs = /^(src|tests|packages|scripts|build|bench|sample)\/.*\.tsx?$|^[^/]+\.ts$/;

/** Returns the paths of the repository's files, including untracked ones. */
export function pathsIn(root: string): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root });
  const paths = listed.toString().split('\n').filter(Boolean);
  return [...new Set(paths)].filter((path) => existsSync(join(root, path))).sort();
}

/** Reads all TypeScript of the tree below `root`. */
export function readCode(root: string): Code[] {
  return pathsIn(root)
    .filter((path) => programs.test(path))
    .map((path) => parsed(path, readFileSync(join(root, path), 'utf8')));
}

/** Parses one file. */
export function parsed(path: string, text: string): Code {
  const nodes: Node[] = [];
  collect(parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' }), [], nodes);
  const lines = text.replace(/\n$/, '').split('\n');
  return { path, text, lines, nodes, imports: nodes.flatMap((node) => importOf(path, node)) };
}

/** Returns the source text of the node. */
export function textOf(code: Code, node: unknown): string {
  return isNode(node) ? code.text.slice(node.start, node.end) : '';
}

/** Returns 'path:line' of a node. */
export function placeOf(code: Code, node: Node): string {
  return `${code.path}:${code.text.slice(0, node.start).split('\n').length}`;
}

/** Returns the calls of functions whose name as written, such as `v.safeParse`, matches the pattern. */
export function callsOf(code: Code, name: RegExp): Node[] {
  return code.nodes.filter((node) => node.type === 'CallExpression' && name.test(textOf(code, node.callee)));
}

/** Whether a part of the syntax tree is a node. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

function collect(value: unknown, around: Node[], nodes: Node[]): void {
  if (Array.isArray(value)) for (const one of value) collect(one, around, nodes);
  if (!isNode(value)) return;
  const inside = Object.values(value);
  value.around = around;
  nodes.push(value);
  // One list for all that is inside: a tree of a million nodes would have ten million places in them.
  const within = [value, ...around];
  for (const child of inside) collect(child, within, nodes);
}

function importOf(path: string, node: Node): Import[] {
  if (!isNode(node.source) || typeof node.source.value !== 'string') return [];
  const to = node.source.value;
  const late = node.type === 'ImportExpression';
  return [{ to: to.startsWith('.') ? posix.join(posix.dirname(path), to) : to, late, node }];
}
