import { Stack } from '../stack/stack.tsx';
import { CheckField } from './check-field.tsx';

export default {
  title: 'Check field',
  states: {
    states: (
      <Stack gap={1}>
        <CheckField
          label={
            <>
              J’accepte les <a href="#cgv">conditions de vente</a>
            </>
          }
        />
        <CheckField label="Recevoir les bons plans" hint="Un e-mail par semaine, pas plus." defaultChecked />
        <CheckField label="J’accepte les conditions de vente" error="Il faut accepter les conditions pour réserver." />
      </Stack>
    ),
  },
};
