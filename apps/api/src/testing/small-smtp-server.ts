import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail that the server has taken. */
export interface TakenMail {
  readonly from: string;
  readonly to: readonly string[];
  /** As it came: headers, an empty line, the body. */
  readonly message: string;
}

export interface SmallSmtpServer {
  readonly port: number;
  readonly taken: TakenMail[];
  /** Who signed in, as `user:secret`. */
  readonly signedIn: string[];
  /** What it says to commands that begin so, e.g. `RCPT TO` to `550 No such user`; it says yes to all others. */
  readonly refusals: Map<string, string>;
  close(): Promise<void>;
}

/** A mail server of a few verbs (RFC 5321), for tests and rehearsals. `onMail` hears of each mail that it has taken. On any free port without one. */
export async function smallSmtpServer(onMail: (mail: TakenMail) => void = () => undefined, port = 0): Promise<SmallSmtpServer> {
  const state = { taken: [] as TakenMail[], signedIn: [] as string[], refusals: new Map<string, string>(), onMail };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, state);
  });
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    taken: state.taken,
    signedIn: state.signedIn,
    refusals: state.refusals,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

type State = Pick<SmallSmtpServer, 'taken' | 'signedIn' | 'refusals'> & { readonly onMail: (mail: TakenMail) => void };

function converse(socket: Socket, { taken, signedIn, refusals, onMail }: State): void {
  let waiting = '';
  let isBody = false;
  let letter = { from: '', to: [] as string[] };
  const say = (line: string) => socket.write(`${line}\r\n`);
  const takeBody = (message: string) => {
    isBody = false;
    const refusal = refusals.get('message');
    if (!refusal) {
      const mail = { ...letter, message: message.replaceAll('\r\n..', '\r\n.') };
      taken.push(mail);
      onMail(mail);
    }
    say(refusal ?? '250 Taken');
  };
  const obey = (line: string) => {
    const refusal = [...refusals].find(([command]) => line.toUpperCase().startsWith(command))?.[1];
    if (refusal) return say(refusal);
    const [, address = ''] = /<(.*?)>/.exec(line) ?? [];
    if (/^EHLO/i.test(line)) return say('250-small\r\n250 AUTH PLAIN');
    if (/^AUTH PLAIN/i.test(line)) {
      signedIn.push(Buffer.from(line.split(' ')[2]!, 'base64').toString().split('\0').slice(1).join(':'));
      return say('235 Welcome');
    }
    if (/^MAIL FROM/i.test(line)) letter = { from: address, to: [] };
    if (/^RCPT TO/i.test(line)) letter.to.push(address);
    if (/^DATA/i.test(line)) isBody = true;
    return say(isBody ? '354 Go on' : '250 Yes');
  };
  say('220 small');
  socket.on('data', (bytes) => {
    waiting += bytes.toString('latin1');
    for (let end = endOf(waiting, isBody); end; end = endOf(waiting, isBody)) {
      const part = waiting.slice(0, end.at);
      waiting = waiting.slice(end.at + end.length);
      if (isBody) takeBody(part);
      else obey(part);
    }
  });
}

function endOf(text: string, isBody: boolean): { at: number; length: number } | undefined {
  const mark = isBody ? '\r\n.\r\n' : '\r\n';
  const at = text.indexOf(mark);
  return at < 0 ? undefined : { at, length: mark.length };
}
