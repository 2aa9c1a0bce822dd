import type { PreferenceMessages } from '../preference-messages.ts';

export const es: PreferenceMessages = {
  text: 'Esto es lo que enviamos a tu dirección, además de los mensajes de tus pedidos y de tu cuenta.',
  newsletter: {
    heading: (shop) => `La newsletter de ${shop}`,
    on: 'La recibes.',
    off: 'No la recibes. Puedes suscribirte al pie de cada página.',
    end: 'Darme de baja de la newsletter',
  },
  wishes: {
    heading: () => 'Los precios de tus favoritos',
    on: 'Te escribimos cuando baja el precio de un favorito o se reserva su última habitación.',
    off: 'No seguimos ningún precio. Puedes pedirlo en la página de tus favoritos.',
    end: 'Dejar de seguir los precios',
  },
  home: 'Volver al inicio',
};
