import * as page from '@shop/contracts/page';
import * as React from 'react';
import * as ReactDOM from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as jotai from './jotai.ts';
import * as reactIntl from './react-intl.ts';
import * as reactQuery from './react-query.ts';
import * as reactRouter from './react-router.ts';

/** What the shell shares with remotes, by the name they import it with; the same on the server and in the browser. */
export const kit: Readonly<Record<string, unknown>> = {
  react: React,
  'react-dom': ReactDOM,
  'react/jsx-runtime': jsxRuntime,
  'react-router': reactRouter,
  '@tanstack/react-query': reactQuery,
  'react-intl': reactIntl,
  jotai,
  '@shop/contracts/page': page,
};
