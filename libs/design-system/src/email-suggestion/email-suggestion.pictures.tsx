import { EmailSuggestion } from './email-suggestion.tsx';

export default {
  title: 'Email suggestion',
  states: {
    'a domain that was meant': (
      <EmailSuggestion email="camille@gmial.com" ask={(domain) => `Vous voulez dire @${domain} ?`} onAccept={() => undefined} />
    ),
  },
};
