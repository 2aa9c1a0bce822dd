export * from './consent-choice.ts';
export * from './consent.ts';
export * from './data-layer.ts';
export * from './error-report.ts';
export * from './experiments.ts';
export * from './google-id.ts';
export * from './relay-event.ts';
export * from './relay.ts';
