/** Work that has begun, and goes on when the test says so. */
export function deferred() {
  let begin: () => void = () => undefined;
  let open: () => void = () => undefined;
  const entered = new Promise<void>((done) => (begin = done));
  const opened = new Promise<undefined>((done) => (open = () => done(undefined)));
  return { entered, open: () => open(), enter: () => (begin(), opened) };
}
