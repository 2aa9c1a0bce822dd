import type { ExpressionFilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';

/** The tiles know the Vatican in English only; the map of Rome does without its name. */
const HAS_ITS_OWN_NAME: ExpressionFilterSpecification = ['!=', ['get', 'name'], 'Vatican City'];

/** The look of the embedded base map; `url` is the absolute address of its tiles, `language` two letters. */
export function baseStyle(url: string, language: string): StyleSpecification {
  return {
    version: 8,
    sources: { base: { type: 'vector', url: `pmtiles://${url}` } },
    layers: layersOf(`name:${language}`),
  };
}

/** `nameIn` is the property with the names in the wanted language; where there is none the local name stands. */
function layersOf(nameIn: string): LayerSpecification[] {
  return [
    {
      id: 'bg',
      type: 'background',
      paint: {
        'background-color': ['interpolate', ['linear'], ['zoom'], 4, '#f1f1e6', 9, '#f4f2ea'],
      },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'base',
      'source-layer': 'rivers',
      layout: {
        'line-cap': 'round',
        'line-join': 'round',
      },
      paint: {
        'line-color': '#a5d0da',
        'line-width': [
          'interpolate',
          ['exponential', 1.4],
          ['zoom'],
          5,
          ['match', ['get', 'l'], [0, 1], 0.9, 2, 0.7, 0.3],
          9,
          ['match', ['get', 'l'], [0, 1], 2, 2, 1.6, 0.8],
          14,
          ['match', ['get', 'l'], [0, 1], 8, 2, 6, 3],
        ],
      },
    },
    {
      id: 'lakes',
      type: 'fill',
      source: 'base',
      'source-layer': 'lakes',
      paint: {
        'fill-color': '#b9dbe3',
        'fill-outline-color': '#9fcbd6',
      },
    },
    {
      id: 'ctry-case',
      type: 'line',
      source: 'base',
      'source-layer': 'borders',
      filter: ['==', ['get', 'l'], 2],
      paint: {
        'line-color': '#fff',
        'line-opacity': 0.7,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 2.6, 10, 6],
      },
    },
    {
      id: 'ctry',
      type: 'line',
      source: 'base',
      'source-layer': 'borders',
      filter: ['==', ['get', 'l'], 2],
      layout: {
        'line-join': 'round',
      },
      paint: {
        'line-color': '#a79fb5',
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 10, 2],
      },
    },
    {
      id: 'ocean',
      type: 'fill',
      source: 'base',
      'source-layer': 'ocean',
      paint: {
        'fill-color': '#b9dbe3',
      },
    },
    {
      id: 'coast',
      type: 'line',
      source: 'base',
      'source-layer': 'coast',
      minzoom: 5,
      layout: {
        'line-join': 'round',
      },
      paint: {
        'line-color': '#8fc0cc',
        'line-width': ['interpolate', ['linear'], ['zoom'], 5, 0.5, 10, 1.1],
        'line-opacity': 0.7,
      },
    },
    {
      id: 'dot',
      type: 'circle',
      source: 'base',
      'source-layer': 'places',
      minzoom: 5,
      maxzoom: 11,
      filter: ['all', ['<=', ['get', 'z'], ['zoom']], HAS_ITS_OWN_NAME],
      paint: {
        'circle-radius': ['case', ['==', ['get', 'cap'], 1], 3, 2],
        'circle-color': '#fff',
        'circle-stroke-color': '#5c6a6c',
        'circle-stroke-width': 1.1,
      },
    },
    {
      id: 'sea',
      type: 'symbol',
      source: 'base',
      'source-layer': 'labels',
      filter: ['==', ['get', 'k'], 'sea'],
      maxzoom: 9,
      layout: {
        'text-field': ['coalesce', ['get', nameIn], ['get', 'name']],
        'text-font': ['Map Sans Italic'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 4, 11, 7, 15],
        'text-letter-spacing': 0.12,
        'text-max-width': 7,
      },
      paint: {
        'text-color': '#4c8796',
        'text-halo-color': '#cfe8ec',
        'text-halo-width': 1,
      },
    },
    {
      id: 'place',
      type: 'symbol',
      source: 'base',
      'source-layer': 'places',
      filter: ['all', ['<=', ['get', 'z'], ['+', ['zoom'], 0.6]], HAS_ITS_OWN_NAME],
      layout: {
        'text-field': ['coalesce', ['get', nameIn], ['get', 'name']],
        'text-font': ['case', ['>', ['get', 'pop'], 150000], ['literal', ['Map Sans Semibold']], ['literal', ['Map Sans Medium']]],
        'text-size': [
          'interpolate',
          ['linear'],
          ['zoom'],
          4,
          ['interpolate', ['linear'], ['get', 'pop'], 200000, 10, 3000000, 13],
          9,
          ['interpolate', ['linear'], ['get', 'pop'], 2000, 11, 1000000, 17],
          14,
          ['interpolate', ['linear'], ['get', 'pop'], 1000, 13, 500000, 24],
        ],
        'text-variable-anchor': ['bottom', 'top', 'left', 'right'],
        'text-radial-offset': 0.45,
        'text-justify': 'auto',
        'text-max-width': 8,
        'text-padding': 4,
        'symbol-sort-key': ['-', 0, ['get', 'pop']],
      },
      paint: {
        'text-color': ['match', ['get', 'c'], ['FR', 'ES', 'BE', 'NL', 'IT'], '#24383b', '#7b8789'],
        'text-halo-color': '#fbfaf5',
        'text-halo-width': 1.5,
      },
    },
    {
      id: 'ctry-l',
      type: 'symbol',
      source: 'base',
      'source-layer': 'labels',
      filter: ['==', ['get', 'k'], 'country'],
      maxzoom: 6.6,
      layout: {
        'text-field': ['upcase', ['coalesce', ['get', nameIn], ['get', 'name']]],
        'text-font': ['Map Sans Semibold'],
        'text-size': ['interpolate', ['linear'], ['zoom'], 3, 9, 6, 16],
        'text-letter-spacing': 0.18,
        'text-max-width': 6,
        'symbol-sort-key': ['-', 0, ['get', 'main']],
      },
      paint: {
        'text-color': ['case', ['==', ['get', 'main'], 1], '#5b4b73', '#9b95a6'],
        'text-halo-color': '#fbfaf5',
        'text-halo-width': 1.4,
      },
    },
  ];
}
