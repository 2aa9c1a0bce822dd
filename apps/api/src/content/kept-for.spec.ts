import { keptFor } from './kept-for.ts';

describe('an answer kept for a while', () => {
  const opened = (answers: readonly (number | Error)[]) => {
    const time = { now: 0 };
    let asked = 0;
    const ask = keptFor(
      1000,
      () => {
        const answer = answers[asked++]!;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
      () => time.now,
    );
    return { time, ask, asked: () => asked };
  };

  test('is asked once for all who come in that time, and again after it', async () => {
    const { time, ask, asked } = opened([1, 2]);
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    time.now = 999;
    expect(await ask()).toBe(1);
    time.now = 1000;
    expect(await ask()).toBe(2);
    expect(asked()).toBe(2);
  });

  test('is not kept when it failed', async () => {
    const { ask } = opened([new Error('away'), 3]);
    await expect(ask()).rejects.toThrow('away');
    expect(await ask()).toBe(3);
  });
});
