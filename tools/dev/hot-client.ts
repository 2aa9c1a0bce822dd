/** Takes new code over when the local build says that there is some; what cannot be taken over loads the page again. */
interface Hot {
  status(): string;
  check(apply: boolean): Promise<unknown>;
}

const hot = (import.meta as unknown as { webpackHot?: Hot }).webpackHot;
declare const HOT_ADDRESS: string;

new EventSource(HOT_ADDRESS).onmessage = () => {
  if (hot?.status() !== 'idle') return;
  hot.check(true).then(
    (updated) => updated ?? location.reload(),
    () => location.reload(),
  );
};
