import { Button } from '../button/button.tsx';
import { Grid } from '../grid/grid.tsx';
import { Price } from '../price/price.tsx';
import { Stack } from '../stack/stack.tsx';
import { Card } from './card.tsx';

export default {
  title: 'Card',
  states: {
    looks: (
      <Grid columns={4}>
        <Card>Encadrée</Card>
        <Card look="raised">En relief</Card>
        <Card look="quiet">Discrète</Card>
        <Card selected>Choisie</Card>
      </Grid>
    ),
    buying: (
      <Card look="raised">
        <Stack gap={4}>
          <Price size="large" value="249 €" refPrice="289 €" promo="−14 %" note="pour 2 personnes, 1 nuit" />
          <Button look="primary" size="large" wide>
            Réserver ce séjour
          </Button>
        </Stack>
      </Card>
    ),
  },
};
