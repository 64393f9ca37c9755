/** Amounts are those that a new installation computes with (domain, parameter catalogue). */
export const TERMS_IN_SPANISH = `
Estos términos rigen el servicio que te damos cuando usas tu casillero en Miami. Los aceptas tú, mayor de edad, al abrir tu cuenta. Quiénes somos, con nuestro RUC, dirección y teléfono, está al comienzo de esta página.

## Qué hacemos

Recibimos en nuestra bodega de Miami los paquetes que compras o te envían, los pesamos, los agrupamos si lo autorizas, los enviamos a Ecuador por vía aérea, los declaramos ante la aduana a nombre del consignatario que elijas y te los entregamos en Quito. También compramos por ti si nos lo pides (compra asistida) y te cotizamos productos (dropshipping).

No vendemos los productos que traes ni respondemos por lo que la tienda envía: los reclamos por calidad, garantía o pedido equivocado son con la tienda.

## Tu cuenta y tu casillero

- Tus datos deben ser verdaderos y estar al día. Tu identificación es la que declaramos ante la aduana.
- Tu contraseña es personal. Lo que se hace con tu cuenta se entiende hecho por ti; avísanos enseguida si alguien más entró.
- Anuncia cada paquete con su número de guía o factura, su contenido y su valor real. Lo que llega sin anunciar queda en la bodega hasta que sepamos de quién es.

## Qué no transportamos

- Armas de fuego, municiones, explosivos y sus partes.
- Dinero en efectivo, títulos al portador, joyas o metales preciosos sin declarar.
- Baterías sueltas de litio y cargadores portátiles (power banks): el transporte aéreo no los admite.
- Drogas, sustancias sujetas a fiscalización y medicamentos que necesiten receta o registro sanitario, si no lo tienes.
- Líquidos inflamables, gases comprimidos, corrosivos, venenos y materiales radiactivos.
- Animales, plantas, semillas y alimentos frescos sin los permisos de las autoridades del Ecuador y de los Estados Unidos.
- Copias falsificadas y todo lo que la ley del Ecuador o de los Estados Unidos prohíba importar, exportar o poseer.

Los teléfonos celulares no entran en la categoría B. Perfumes, aerosoles y equipos con batería incorporada viajan solo en las cantidades y con el embalaje que piden las aerolíneas. Si abrimos un paquete para revisarlo o por orden de una autoridad, queda registrado. Lo que no se puede transportar se devuelve, se entrega a la autoridad o se destruye, según la ley, y los gastos son tuyos.

## Declaración ante la aduana y cupo anual

Eliges a nombre de quién se declara cada paquete: tú, o una persona autorizada que haya dado ella misma su consentimiento. Nos autorizas a presentar la declaración con los datos y valores que nos diste; eres responsable de que sean verdaderos.

- Categoría B: hasta 4 kg y US$ 400 por paquete, para uso personal, con cédula del consignatario. Paga el arancel por declaración que la aplicación te muestra antes de enviar, y usa el cupo anual de US$ 1.600 por persona.
- Categoría C: lo que supera esos límites, si la ofrecemos. Paga los tributos de su clase de producto.

El cupo es de la persona y cuenta todo lo que importa en el año, también con otras empresas. Si una declaración lo supera, la aduana puede cobrar tributos o retener el paquete; esos valores son del cliente. Si las autoridades cambian límites o tasas, rigen los nuevos.

## Precios y pago

Los precios se calculan con el peso real, el valor y las tarifas vigentes que la aplicación te muestra; la cotización es un estimado hasta que pesamos el paquete. Los cargos adicionales se muestran por separado. Los paquetes se entregan cuando están pagados. Lo que pagas de más queda a tu favor en tu cuenta y puedes pedir su devolución.

## Tiempos

La fecha de llegada que mostramos es la que esperamos según los cortes y vuelos; no es una garantía. No respondemos por demoras de tiendas, transportistas, aerolíneas, aduana o fuerza mayor, pero te avisamos y te decimos la causa.

## Hasta dónde respondemos

Si perdemos o dañamos tu paquete mientras está a nuestro cargo, te pagamos el valor declarado de la parte perdida o dañada, hasta US$ 400 por paquete; por encima de ese monto la empresa decide caso por caso y por escrito. La cuenta la hace la aplicación y la puedes ver: parte afectada × valor declarado × porcentaje vigente (hoy 100 %).

No respondemos por embalaje insuficiente de la tienda, por vicios propios del producto, por lo que no declaraste o declaraste con otro valor, por lo que una autoridad retenga o destruya, ni por ganancias que dejaste de tener. Esto no limita los derechos irrenunciables que te da la Ley Orgánica de Defensa del Consumidor. Reclama dentro de los 5 días siguientes a la entrega, con fotos del paquete y de su embalaje.

## Paquetes sin retirar

Te avisamos cuando un paquete está listo. Si pasan 90 días sin que lo pagues o lo retires, y después de dos avisos, lo consideramos abandonado y podemos disponer de él para cubrir lo que se deba.

## Fin del servicio

Puedes dejar de usar tu cuenta y pedir que la cerremos cuando no tengas paquetes ni saldos pendientes. Podemos suspender una cuenta que use datos falsos o traiga lo prohibido.

## Cambios de estos términos

Cada cambio es una versión nueva con su fecha. Te la mostramos en tu siguiente ingreso y te pedimos aceptarla; lo que ya enviaste sigue con la versión de entonces.

## Ley y reclamos

Rige la ley de la República del Ecuador. Escríbenos o llámanos primero: respondemos en 15 días. Si no llegamos a un acuerdo, puedes acudir a la Defensoría del Pueblo, a la mediación o a los jueces de Quito.
`.trim()
