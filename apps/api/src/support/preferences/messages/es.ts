import type { PreferenceMessages } from '../preference-messages.ts';

export const es: PreferenceMessages = {
  text: 'Esto es lo que enviamos a tu dirección, además de los mensajes de tus pedidos, de tus regalos y de tu cuenta.',
  newsletter: {
    heading: (shop) => `El boletín de ${shop}`,
    on: 'Lo recibes.',
    unconfirmed: 'Aún no lo recibes: confirma la suscripción con el botón del correo que te hemos enviado.',
    off: 'No lo recibes. Puedes suscribirte al pie de cada página.',
    end: 'Darme de baja del boletín',
  },
  wishes: {
    heading: () => 'Los precios de tus favoritos',
    on: 'Te escribimos cuando baja el precio de un favorito o se reserva su última habitación.',
    off: 'No seguimos ningún precio. Puedes pedirlo en la página de tus favoritos.',
    end: 'Dejar de seguir los precios',
  },
  giftReminders: {
    heading: () => 'Los recordatorios de tus regalos',
    on: 'Te escribimos 60, 30 y 7 días antes del último día de un regalo.',
    off: 'Ya no te recordamos el último día de tus regalos.',
    end: 'Dejar de recibir recordatorios',
    resume: 'Volver a recibir recordatorios',
  },
  home: 'Volver al inicio',
};
