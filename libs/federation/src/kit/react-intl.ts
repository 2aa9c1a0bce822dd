/** The part of react-intl that remotes may use. `IntlProvider` lets a remote lay its own words over the page's. */
export {
  FormattedDate,
  FormattedList,
  FormattedMessage,
  FormattedNumber,
  FormattedPlural,
  IntlProvider,
  RawIntlProvider,
  createIntl,
  defineMessage,
  defineMessages,
  useIntl,
} from 'react-intl';
