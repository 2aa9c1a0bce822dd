import type { WishMailMessages } from '../wish-mail-messages.ts';

export const es: WishMailMessages = {
  hello: (name) => `Hola, ${name}:`,
  goodbye: 'Hasta pronto,',
  cheaperSubject: (stay) => `Tu favorito «${stay}» ha bajado de precio`,
  soldOutSubject: (stay) => `Tu favorito «${stay}» está completo`,
  severalSubject: 'Novedades en tus favoritos',
  intro: 'Nos pediste que siguiéramos el precio de tus favoritos. Esto es lo que ha cambiado.',
  cheaper: (now, before) => `${now} en lugar de ${before}`,
  soldOut: 'Completo en esas fechas: se ha reservado la última habitación.',
  gone: 'Por ahora no queda ninguna fecha disponible.',
  days: (arrival, departure) => `Del ${arrival} al ${departure}`,
  anyDay: 'Al mejor precio, en cualquier fecha',
  see: 'Ver la estancia',
  favourites: 'Ver mis favoritos',
  note: 'Es el precio del momento en que salió este mensaje: todavía puede cambiar.',
  end: { heading: '¿Ya no quieres estos mensajes?', link: 'Dejar de seguir los precios de mis favoritos' },
  pages: {
    ask: {
      title: '¿Dejar de seguir los precios de tus favoritos?',
      text: 'No te escribiremos más sobre ellos. Tus favoritos siguen en tu lista.',
      button: 'Dejar de seguir los precios',
    },
    ended: {
      title: 'Ya no seguimos los precios de tus favoritos.',
      text: 'No te escribiremos más sobre ellos. Puedes cambiar de idea en la página de tus favoritos.',
    },
  },
  home: 'Volver al inicio',
};
