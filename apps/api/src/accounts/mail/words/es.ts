import type { AccountWords } from '../account-mail-words.ts';

export const es: AccountWords = {
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  goodbye: 'Hasta pronto,',
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
      'Alguien, seguramente tú, ha querido abrir una cuenta con esta dirección. Ya tiene una: entra con tu contraseña o elige otra desde la página de acceso.',
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
  passwordChanged: {
    subject: 'Tu contraseña ha cambiado',
    lines: [
      'Acabamos de cambiar la contraseña de tu cuenta y hemos cerrado la sesión en tus otros dispositivos.',
      'Si no has sido tú, pide enseguida una contraseña nueva desde la página de acceso.',
    ],
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
};
