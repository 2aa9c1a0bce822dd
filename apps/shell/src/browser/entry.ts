/**
 * What the page begins with, piece by piece: to evaluate all of it in one task would leave a press unanswered for a fifth of
 * a second on a slow phone.
 */
const pieces = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createBrowserRouter"] */ 'react-router'),
  () => import(/* webpackMode: "eager" */ './main.tsx'),
];

void begin();

async function begin(): Promise<void> {
  for (const piece of pieces) {
    await piece();
    await nextTask();
  }
}

function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((done) => {
    port1.onmessage = () => {
      port1.close();
      done();
    };
    port2.postMessage(undefined);
  });
}
