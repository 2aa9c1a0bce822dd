/** A part stays the server's HTML while its code cannot be loaded; the next press, or being online again, loads it. */
export async function retryFetch<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  try {
    return await fetchCode();
  } catch (error) {
    console.error(error);
    await anotherTry();
    return retryFetch(fetchCode);
  }
}

function anotherTry(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const type of ['pointerdown', 'keydown', 'online']) window.addEventListener(type, () => resolve(), { capture: true, once: true });
  return promise;
}
