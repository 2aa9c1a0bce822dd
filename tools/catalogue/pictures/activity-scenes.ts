import { rowsOf } from '../text.ts';
import { placeScenes, sceneOf, type Scene } from './scenes.ts';
import type { Setting } from './settings.ts';

/**
 * What shows an activity: of a stay, or sold by itself. The scenes before the bar show the thing, those behind it what belongs to it;
 * each only where it may be seen. `place` is the place itself: of what happens out there and has no picture of its own
 * (a picnic), the place is shown, and nothing else that is sold.
 */
const OF_ACTIVITIES: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  rowsOf(`
  spa-access  | pool | stones
  massage     | massage | stones
  nordic-bath | hot-tub | place
  hammam      | pool | oils
  kayak       | kayaks kayaks-ashore | place
  boat        | harbour cove lighthouse lake-and-peaks canal parasols | place
  beach-walk  | parasols palms beach-huts | place
  oysters     | laid-table | place
  paddle      | paddleboards | place
  cycling     | riders bicycles-by-sea | place
  e-bike      | riders bicycles-by-sea | place
  tasting     | wine-and-vines cellar | vines place
  cellar-walk | cellar | vines place
  vine-picnic | wine-and-vines | vines
  museum      | museum | place
  city-walk   | place | facade
  chocolate   | kitchen | place
  evening     | recital bandstand | facade-evening city-evening canal-evening
  cooking     | kitchen ingredients | table
  market      | ingredients | place
  hike        | mountain-walk country-walk | place
  snowshoes   | snowy-clearing | chalets
  ski-pass    | piste | chalets
  sledge      | snowy-clearing chalets | chalets
  castle-tour | castle | place
  stargazing  | mountain-night fields-by-night vines-by-night | tent-by-night
  horse       | horse-riders beach-riders | place
  farm-visit  | fields valley | place
  picnic      | wine-and-vines place | place
  aperitif    | terrace laid-table | place
  thermal     | pool | stones massage
  private-spa | stones pool | massage
  surf        | surfer | parasols palms beach-huts
  sailing     | harbour lighthouse lake-and-peaks canal parasols | place
  paragliding | paraglider | place
  balloon     | balloons | place
  treetop     | rope-bridge | place
  wine        | wine-and-vines cellar | vines table
  cheese      | laid-table | place
  brewery     | cellar | table
  night-walk  | city-evening canal-evening seaside-evening vines-by-night | facade-evening place
  pottery     | pots | place
  perfume     | oils | place
`).map(([id, ...cells]) => [id!, cells.map((cell) => cell.split(' '))]),
);

/** Scenes that show an activity where it happens: the thing itself, of which one is enough, and what belongs to it. */
export function scenesOfActivity(id: string, setting: Setting): { readonly thing: readonly Scene[]; readonly beside: readonly Scene[] } {
  const [thing, beside] = OF_ACTIVITIES.get(id) ?? [];
  if (!thing || !beside) throw new Error(`No scenes are named for the activity "${id}"`);
  const seenHere = (names: readonly string[]): Scene[] =>
    names
      .flatMap((name) => (name === 'place' ? placeScenes(setting) : [sceneOf(name)]))
      .filter((scene) => scene.settings.includes(setting));
  const shown = seenHere(thing);
  return { thing: shown.length > 0 ? shown : placeScenes(setting), beside: seenHere(beside) };
}
