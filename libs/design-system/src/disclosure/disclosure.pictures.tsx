import { Disclosure } from './disclosure.tsx';

export default {
  title: 'Disclosure',
  states: {
    'closed and open': (
      <div>
        <Disclosure title="À quelle heure arriver ?">À partir de 15 h.</Disclosure>
        <Disclosure title="Et les animaux ?" open>
          Les chiens de moins de 10 kg sont les bienvenus, 15 € par nuit.
        </Disclosure>
      </div>
    ),
  },
};
