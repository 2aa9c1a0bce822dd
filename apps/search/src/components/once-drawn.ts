/** Waits until the browser has drawn what is there now: two heavy changes of one press are two pictures, the first at once. */
export function onceDrawn(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
