import { highlightedFacilities, infoGeneral } from './info-general.ts';

test('facilities stand under their subjects, empty subjects fall away @PROD-022', () => {
  expect(infoGeneral(['wifi', 'spa', 'parking', 'sauna'])).toEqual([
    { code: 'parking', facilities: ['parking'] },
    { code: 'internet', facilities: ['wifi'] },
    { code: 'wellness', facilities: ['spa', 'sauna'] },
  ]);
});

test('a facility that nobody has sorted is a service, none is lost', () => {
  expect(infoGeneral(['helipad'])).toEqual([{ code: 'services', facilities: ['helipad'] }]);
});

test('a house is praised for five things at most, the strongest first', () => {
  expect(highlightedFacilities(['wifi', 'spa'])).toEqual(['spa', 'wifi']);
  expect(highlightedFacilities(['wifi', 'parking', 'garden', 'cellar', 'restaurant', 'sauna', 'spa'])).toHaveLength(5);
});
