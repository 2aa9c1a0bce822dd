/** Waits until the browser has drawn what is there now. */
export function onceDrawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
