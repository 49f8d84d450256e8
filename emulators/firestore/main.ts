import { createServer } from 'node:http';

export async function main(args: string[]): Promise<void> {
  const option = (name: string) => args[args.indexOf(`--${name}`) + 1] ?? '';
  const server = createServer((_request, response) => response.end('Ok\n'));
  server.listen(Number(option('port')), option('host'));
  process.on('SIGINT', () => process.exit(0));
}
