import type { NewsletterMessages } from '../newsletter-messages.ts';

export const es: NewsletterMessages = {
  hello: 'Hola:',
  goodbye: 'Hasta pronto,',
  confirm: {
    subject: (shop) => `Confirma tu suscripción al boletín de ${shop}`,
    intro: (shop) => `Has pedido recibir el boletín de ${shop}. Solo falta tu confirmación: sigue este enlace.`,
    notes: ['El enlace vale 30 días. ¿No has pedido nada? No hagas nada: sin confirmación no volveremos a escribirte.'],
    link: 'Confirmar mi suscripción',
  },
  already: {
    subject: (shop) => `Ya recibes el boletín de ${shop}`,
    intro: (shop) => `Ya recibes el boletín de ${shop} en esta dirección: no tienes que hacer nada.`,
    notes: ['¿Ya no lo quieres? Con este enlace te das de baja.'],
    link: 'Darme de baja',
  },
  pages: {
    confirm: {
      title: (shop) => `¿Recibir el boletín de ${shop}?`,
      text: 'Un clic y tu suscripción queda confirmada. Puedes darte de baja cuando quieras.',
      button: 'Confirmar mi suscripción',
    },
    confirmed: {
      title: () => 'Tu suscripción está confirmada.',
      text: 'Hasta pronto en tu buzón. Cada envío lleva un enlace para darte de baja.',
    },
    unsubscribe: {
      title: (shop) => `¿No recibir más el boletín de ${shop}?`,
      text: 'Tu dirección se borrará de la lista. Tus reservas y tu cuenta no cambian.',
      button: 'Darme de baja',
    },
    unsubscribed: { title: () => 'Te has dado de baja.', text: 'Tu dirección ya no está en la lista de nuestro boletín.' },
    gone: {
      title: () => 'Este enlace ya no es válido.',
      text: 'La suscripción ha caducado o se ha cancelado. Puedes volver a suscribirte al pie de cada página.',
    },
  },
  home: 'Volver al inicio',
};
