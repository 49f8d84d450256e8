import { type Code, isNode, type Node, placeOf, textOf } from './code.ts';

/** A component, function or file and its number of lines. */
export type Tail = { place: string; lines: number };

const functions = /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/;
const markup = /^JSX(Element|Fragment)$/;
const testCalls = /^(describe|test|it)\b/;

/** Returns the React components, the longest first. */
export function components(codes: readonly Code[]): Tail[] {
  return tails(codes, isComponent);
}

/** Returns all other functions, the longest first. The bodies of tests and of groups of tests are none. */
export function plainFunctions(codes: readonly Code[]): Tail[] {
  return tails(codes, (code, node) => !isComponent(code, node) && !isTest(code, node));
}

/** Returns the files, the longest first. */
export function longestFiles(codes: readonly Code[]): Tail[] {
  return longestFirst(codes.map(({ path, lines }) => ({ place: path, lines: lines.length })));
}

function tails(codes: readonly Code[], counts: (code: Code, node: Node) => boolean): Tail[] {
  return longestFirst(
    codes.flatMap((code) =>
      code.nodes
        .filter((node) => functions.test(node.type) && counts(code, node))
        .map((node) => ({
          place: `${placeOf(code, node)} ${nameOf(code, node)}`,
          lines: linesIn(textOf(code, node)),
        })),
    ),
  );
}

const longestFirst = (all: Tail[]) => all.sort((a, b) => b.lines - a.lines);
const linesIn = (text: string) => text.split('\n').length;

const isComponent = (code: Code, node: Node) =>
  /^[A-Z]/.test(nameOf(code, node)) &&
  code.nodes.some(({ type, around }) => markup.test(type) && around.includes(node));

function isTest(code: Code, node: Node): boolean {
  const [parent] = node.around;
  return parent?.type === 'CallExpression' && testCalls.test(textOf(code, parent.callee));
}

/** Returns the function's own name, or that of the constant or property that holds it. */
function nameOf(code: Code, node: Node): string {
  const [parent] = node.around;
  if (isNode(node.id)) return textOf(code, node.id);
  return textOf(code, parent?.type === 'VariableDeclarator' ? parent.id : parent?.key);
}
