/** What the SRI answers of a document that it authorised, as it writes it. */
export const authorisationOf = (comprobante: string, key: string, authorisedAt = '2026-11-23T10:42:09-05:00'): string =>
  [
    `<autorizacion><estado>AUTORIZADO</estado><numeroAutorizacion>${key}</numeroAutorizacion>`,
    `<fechaAutorizacion>${authorisedAt}</fechaAutorizacion><ambiente>PRUEBAS</ambiente>`,
    `<comprobante><![CDATA[${comprobante}]]></comprobante><mensajes/></autorizacion>`,
  ].join('')
