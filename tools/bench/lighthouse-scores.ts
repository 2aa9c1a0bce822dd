import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_FLAGS } from '../test/browser-flags.ts';

const PORT = 9333;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Lighthouse's mobile profile: simulated slow 4G and a processor four times as slow. */
export async function lighthouseScores(address: string, executablePath: string): Promise<{ scores: string; vitals: string }> {
  const browser = await chromium.launch({ executablePath, args: [...BROWSER_FLAGS, `--remote-debugging-port=${PORT}`] });
  try {
    const run = await lighthouse(address, { port: PORT, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] });
    if (!run) throw new Error(`Lighthouse gave no result for ${address}`);
    const { categories, audits } = run.lhr;
    const shown = (audit: string) => audits[audit]?.displayValue ?? '?';
    return {
      scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * 100)).join(' / '),
      vitals: [shown('largest-contentful-paint'), shown('total-blocking-time'), shown('cumulative-layout-shift')].join(', '),
    };
  } finally {
    await browser.close();
  }
}
