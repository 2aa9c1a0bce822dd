import { RegistryRefusal } from '@shop/federation';
import { requestedRelease, type RequestedRelease } from './requested-release.ts';
import { collectGarbage } from './commands/collect-garbage.ts';
import { manageKeys } from './commands/manage-keys.ts';
import { movePointer } from './commands/move-pointer.ts';
import { publishRelease } from './commands/publish-release.ts';
import { registerShell } from './commands/register-shell.ts';
import { showStatus } from './commands/show-status.ts';
import { testerLink } from './commands/tester-link.ts';
import { traceStack } from './commands/trace-stack.ts';
import { ReleaseRefusal } from './release-refusal.ts';
import { isReleaseVerb, type ReleaseVerb } from './verbs.ts';

const HELP = `npm run release -- NAME [--canary 10 | --preview] [--again] [--to STORE] [--key FILE] [--checked]
npm run release -- canary NAME 10 [RELEASE] [--again] | promote NAME [--again] | rollback NAME
npm run release -- status | gc [NAME] | link NAME [RELEASE] [--hours 8] [--path /sejours]
npm run release -- keys new FILE | keys allow NAME PUBLIC_KEY | keys revoke NAME PUBLIC_KEY | keys renew FILE
npm run release -- shell NAME [gone] | trace < stack
STORE is a directory or s3://bucket/prefix; without it RELEASES, or the releases of npm start.`;

type Command = (requested: RequestedRelease, say: (line: string) => void) => unknown;

const say = (line: string) => console.log(line);
const COMMANDS: Readonly<Record<ReleaseVerb, Command>> = {
  help: () => say(HELP),
  canary: movePointer,
  promote: movePointer,
  rollback: movePointer,
  status: showStatus,
  gc: collectGarbage,
  link: testerLink,
  keys: manageKeys,
  shell: registerShell,
  trace: traceStack,
};

try {
  const requested = requestedRelease(process.argv.slice(2), process.env);
  const [verb = 'help'] = requested.words;
  if (isReleaseVerb(verb)) await COMMANDS[verb](requested, say);
  else await publishRelease(verb, requested, say);
} catch (error) {
  if (!(error instanceof ReleaseRefusal || error instanceof RegistryRefusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
