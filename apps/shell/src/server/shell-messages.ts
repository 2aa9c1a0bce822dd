import type { Locale } from '@shop/contracts';
import type { Words } from '../app.tsx';
import en_GB from '../messages/compiled/en_GB.json';
import es_ES from '../messages/compiled/es_ES.json';
import fr_BE from '../messages/compiled/fr_BE.json';
import fr_FR from '../messages/compiled/fr_FR.json';
import it_IT from '../messages/compiled/it_IT.json';
import nl_BE from '../messages/compiled/nl_BE.json';
import nl_NL from '../messages/compiled/nl_NL.json';

/** The shell's own words; on the server all locales are at hand. */
export const shellMessages = { fr_FR, es_ES, fr_BE, nl_BE, nl_NL, it_IT, en_GB } as unknown as Record<Locale, Words>;
