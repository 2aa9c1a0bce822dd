import type { PartnerMailMessages } from '../partner-mail-messages.ts';

export const ES: PartnerMailMessages = {
  subject: {
    booked: (number, day) => `Nueva reserva ${number}, ${day}`,
    changed: (number, day) => `Reserva ${number} modificada, ${day}`,
    cancelled: (number, day) => `Reserva ${number} cancelada, ${day}`,
  },
  parcelSubject: {
    booked: (number) => `Nuevo paquete por preparar, pedido ${number}`,
    changed: (number) => `Paquete modificado, pedido ${number}`,
    cancelled: (number) => `Paquete que no hay que enviar, pedido ${number} cancelado`,
  },
  voucherSubject: {
    booked: (number) => `Bono vendido para una actividad vuestra, pedido ${number}`,
    cancelled: (number) => `Bono cancelado, pedido ${number}`,
  },
  voucherIntro: {
    booked:
      'Se ha vendido un bono para una actividad vuestra. Quien lo reciba os llamará para fijar una fecha y os dará el número de este pedido. Confirmad, por favor.',
    cancelled: 'Este bono está cancelado y ya no da derecho a nada. Confirmad, por favor.',
  },
  reminder: (subject) => `Recordatorio: ${subject}`,
  hello: (name) => `Hola, ${name}:`,
  intro: {
    booked: 'Un cliente ha reservado con vosotros. Confirmad, por favor, o decidnos qué no encaja.',
    changed: 'Esta reserva ha cambiado. Esto es lo que vale ahora; confirmad, por favor.',
    cancelled: 'Esta reserva está cancelada. Confirmad, por favor, que ya no la esperáis.',
  },
  guest: 'Cliente',
  phone: 'Teléfono',
  language: 'Idioma del cliente',
  includes: 'Incluye',
  activities: 'Actividades',
  hotel: 'Hotel del cliente',
  specialRequest: 'Petición especial',
  instead: 'Hasta ahora',
  address: 'Dirección',
  content: 'Contenido',
  extras: 'Extras',
  from: 'De parte de',
  cardText: 'Texto de la tarjeta',
  answer: 'Confirmar o responder',
  answerNote: 'En la página que se abre podéis confirmar o hacer una pregunta. Si no hay respuesta, volveremos a escribiros.',
  confirm: 'Confirmar',
  refuse: 'No es posible, o tengo una pregunta',
  reason: 'Vuestro mensaje a atención al cliente',
  confirmed: 'Gracias, queda confirmado.',
  refused: 'Gracias, atención al cliente tiene vuestro mensaje y os responderá.',
};
