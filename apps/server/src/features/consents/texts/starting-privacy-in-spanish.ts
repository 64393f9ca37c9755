/** What the product keeps, and the rights of Ecuador's LOPDP (Registro Oficial, Suplemento 459, 2021). */
export const PRIVACY_IN_SPANISH = `
Esta política dice qué datos tuyos tratamos, para qué, por cuánto tiempo y cómo ejerces tus derechos según la Ley Orgánica de Protección de Datos Personales del Ecuador (LOPDP). El responsable es la empresa que figura al comienzo de esta página.

## Qué datos tratamos

- Quién eres: nombres, tipo y número de identificación, fecha de nacimiento, teléfono, correo, dirección.
- Tu cuenta: contraseña (solo su huella cifrada), segundo paso si lo activas, sesiones abiertas con dirección IP y navegador.
- Tus paquetes: guías, facturas, contenido, valores, pesos, fotos de novedades, quién los retiró y su firma.
- Tus personas autorizadas: nombre, identificación y teléfono que tú nos das, y el consentimiento que ellas dan.
- Tu dinero: notas de cobro, comprobantes de pago que subes, saldos y devoluciones. No guardamos números de tarjeta.
- Lo que aceptaste: qué texto y versión, cuándo y desde qué dirección.

No tratamos datos sensibles ni tomamos decisiones sobre ti basadas solo en procesos automáticos.

## Para qué, y con qué base

- Darte el servicio: recibir, enviar, declarar, cobrar y entregar (ejecución del contrato).
- Declarar ante la aduana, llevar el cupo anual, facturar y llevar la contabilidad (obligación legal).
- Proteger tu cuenta y la operación de fraudes: registros de ingreso y de acciones (interés legítimo).
- Declarar a nombre de una persona autorizada (su propio consentimiento).

No vendemos tus datos ni los usamos para publicidad de terceros.

## Con quién los compartimos

- El Servicio Nacional de Aduana del Ecuador (SENAE) y el SRI, en lo que la ley pide.
- Aerolíneas y transportistas, lo necesario para mover tus paquetes; tiendas, cuando compramos por ti.
- Tu asociado, si tienes uno: ve tus pedidos y tus datos de contacto para atenderte.
- Quienes alojan el sistema y envían los correos, como encargados y bajo contrato.

Nuestra bodega está en Miami: parte de estos datos se usa en los Estados Unidos para recibir y despachar tus paquetes.

## Por cuánto tiempo

- Declaraciones de aduana y sus soportes: 5 años desde la declaración.
- Notas de cobro, pagos y libros contables: 7 años.
- Sesiones y registros de ingreso: mientras sirven para proteger la cuenta.
- Tu cuenta: mientras la uses. Al cerrarla borramos o anonimizamos lo que la ley no nos obliga a guardar.

## Tus derechos

Puedes acceder a tus datos, corregirlos y actualizarlos, pedir que los eliminemos, oponerte a un tratamiento, pedir que lo suspendamos y llevártelos. Desde tu perfil descargas todo lo que guardamos de ti, corriges tus datos y ves y retiras lo que aceptaste. Lo demás pídelo por teléfono o en nuestra oficina: respondemos en 15 días, sin costo.

Retirar un consentimiento vale desde ese momento y no borra lo que se hizo antes. Si retiras la autorización para declarar a tu nombre, no podremos enviar paquetes de categoría B a tu nombre.

Si crees que no respetamos tus derechos, puedes reclamar ante la Superintendencia de Protección de Datos Personales.

## Cómo los cuidamos

Cada persona ve solo lo que su trabajo necesita, lo que se hace queda registrado, las contraseñas no se pueden leer y las conexiones van cifradas. Si una vulneración pone en riesgo tus derechos, te avisamos a ti y a la autoridad en los plazos de la ley.

## Tu navegador

Guardamos en tu navegador lo necesario para mantener tu sesión, tu idioma y el aspecto de la pantalla. No usamos cookies de publicidad ni rastreadores.

## Cambios

Cada cambio de esta política es una versión nueva con su fecha; te la mostramos en tu siguiente ingreso.
`.trim()
