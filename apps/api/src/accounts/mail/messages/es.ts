import type { AccountMailMessages } from '../account-mail-messages.ts';

export const es: AccountMailMessages = {
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  goodbye: 'Hasta pronto,',
  newEmail: 'Nueva dirección',
  booking: 'Reserva',
  account: 'Cuenta',
  device: 'Dispositivo',
  signedInAt: 'Acceso',
  signedInFrom: 'País de la dirección de Internet',
  erasedOn: 'Se elimina el',
  registration: {
    subject: 'Confirma tu dirección de correo',
    lines: [
      'Solo falta un paso para abrir tu cuenta: sigue este enlace e introduce la contraseña que elegiste.',
      'El enlace es válido durante 24 horas. Si no has pedido nada, no hagas nada: no se abrirá ninguna cuenta.',
    ],
    action: 'Confirmar mi dirección',
  },
  alreadyRegistered: {
    subject: 'Ya tienes una cuenta',
    lines: [
      'Alguien, seguramente tú, ha querido abrir una cuenta con esta dirección. Ya tiene una: inicia sesión con tu contraseña o elige otra desde la página de acceso.',
      'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue igual.',
    ],
    action: 'Iniciar sesión',
  },
  passwordReset: {
    subject: 'Elige una contraseña nueva',
    lines: [
      'Has pedido una contraseña nueva. Con este enlace puedes elegirla; es válido durante una hora y se usa una sola vez.',
      'Si no la has pedido, ignora este mensaje: tu contraseña sigue siendo la misma.',
    ],
    action: 'Elegir contraseña',
  },
  signInLink: {
    subject: 'Tu enlace para iniciar sesión',
    lines: [
      'Con este enlace inicias sesión sin contraseña; es válido durante una hora y se usa una sola vez.',
      'Si no lo has pedido, ignora este mensaje: sin este enlace nadie puede iniciar sesión.',
    ],
    action: 'Iniciar sesión',
  },
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    lines: [
      'Acabamos de cambiar la contraseña de tu cuenta y hemos cerrado la sesión en tus otros dispositivos.',
      'Si no has sido tú, pide enseguida una contraseña nueva desde la página de acceso.',
    ],
  },
  emailApproval: {
    subject: 'Aprueba la nueva dirección de correo de tu cuenta',
    lines: [
      'Alguien, seguramente tú, quiere usar otra dirección de correo para tu cuenta. Sigue este enlace para aprobarla; es válido durante una hora. Después enviamos un segundo enlace a la nueva dirección.',
      'Si no has pedido nada, no sigas el enlace y elige una contraseña nueva: no cambiará nada.',
    ],
    action: 'Aprobar el cambio',
  },
  emailChange: {
    subject: 'Confirma tu nueva dirección de correo',
    lines: [
      'Sigue este enlace para usar esta dirección en tu cuenta. Es válido durante una hora.',
      'Si no has pedido nada, ignora este mensaje: no cambiará nada.',
    ],
    action: 'Confirmar esta dirección',
  },
  emailChanged: {
    subject: 'La dirección de correo de tu cuenta ha cambiado',
    lines: [
      'Tu cuenta usa ahora otra dirección de correo.',
      'Si no has sido tú, escríbenos desde la página de contacto y te ayudaremos a recuperarla.',
    ],
  },
  joinOrder: {
    subject: '¿Añadir tu reserva a una cuenta?',
    lines: [
      'Alguien, seguramente tú, quiere añadir tu reserva a la cuenta indicada abajo. Sigue este enlace para aceptarlo; es válido durante una hora. Quien use esa cuenta podrá entonces ver la reserva, cambiarla y cancelarla.',
      'Si no has pedido nada, no sigas el enlace: no cambiará nada.',
    ],
    action: 'Añadir la reserva',
  },
  newDevice: {
    subject: 'Nuevo acceso a tu cuenta',
    lines: [
      'Alguien ha entrado en tu cuenta desde un dispositivo que no conocíamos.',
      'Si has sido tú, no tienes que hacer nada.',
      'Si no has sido tú, cierra la sesión de ese dispositivo en tus datos y elige una contraseña nueva.',
    ],
    action: 'Ver mis dispositivos',
  },
  passkeyAdded: {
    subject: 'Se ha añadido una llave de acceso a tu cuenta',
    lines: [
      'Una nueva llave de acceso permite iniciar sesión en tu cuenta sin contraseña.',
      'Si no has sido tú, elige enseguida una contraseña nueva desde la página de acceso y elimina esa llave en tus datos.',
    ],
  },
  passkeyRemoved: {
    subject: 'Se ha eliminado una llave de acceso de tu cuenta',
    lines: [
      'Esa llave de acceso ya no abre tu cuenta.',
      'Si no has sido tú, elige enseguida una contraseña nueva desde la página de acceso.',
    ],
  },
  passkeyStepOff: {
    subject: 'Ya no pedimos tu llave de acceso después de la contraseña',
    lines: [
      'Tu cuenta ya no pide una llave de acceso después de la contraseña. Tus llaves siguen funcionando.',
      'Si no has sido tú, elige enseguida una contraseña nueva desde la página de acceso y vuelve a activarlo en tus datos.',
    ],
  },
  passkeyStepEnding: {
    subject: 'Dentro de 24 horas ya no pediremos tu llave de acceso',
    lines: [
      'Se ha elegido una contraseña nueva con un enlace enviado a tu correo. Quien haya perdido sus llaves de acceso podrá iniciar sesión sin ellas dentro de 24 horas.',
      '¿Todavía tienes tu llave de acceso? Inicia sesión con ella antes: seguiremos pidiéndola después de la contraseña.',
      'Si no has sido tú, entra ahora con tu llave de acceso, cambia la contraseña y comprueba quién puede abrir tu correo.',
    ],
  },
  erasureAsked: {
    subject: 'Tu cuenta se va a eliminar',
    lines: [
      'Has pedido eliminar tu cuenta. En la fecha indicada abajo se borran tus datos, favoritos, tarjetas guardadas, dispositivos, boletín y mensajes. Lo que la ley nos obliga a conservar de tus pedidos queda sin tu nombre.',
      'Hasta entonces todo funciona como antes. Un viaje, un pago o un regalo que siga pendiente ese día retrasa la eliminación hasta que termine: en tu perfil verás cuál.',
      '¿Has cambiado de idea o no has sido tú? Inicia sesión y conserva tu cuenta con un clic; si no has sido tú, elige también una contraseña nueva.',
    ],
    action: 'Conservar mi cuenta',
  },
};
