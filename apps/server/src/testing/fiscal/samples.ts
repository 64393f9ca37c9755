// The documents of the shared example, unsigned, as they were made for this product by hand: nobody's data. One line each in truth.

const oneLine = (parts: readonly string[]): string => `<?xml version="1.0" encoding="UTF-8"?>\n${parts.join('')}`

export const SAMPLE_FACTURA = oneLine([
  '<factura id="comprobante" version="2.1.0">',
  '<infoTributaria><ambiente>1</ambiente><tipoEmision>1</tipoEmision><razonSocial>EMPRESA DE PRUEBA S.A.S.</razonSocial><nombreComercial>Empresa de prueba</nombreComercial><ruc>1790011674001</ruc><claveAcceso>2311202601179001167400110010020000001231234567815</claveAcceso>',
  '<codDoc>01</codDoc><estab>001</estab><ptoEmi>002</ptoEmi><secuencial>000000123</secuencial>',
  '<dirMatriz>Quito, Av. de Prueba 100</dirMatriz></infoTributaria>',
  '<infoFactura><fechaEmision>23/11/2026</fechaEmision><dirEstablecimiento>Quito, Av. de Prueba 100</dirEstablecimiento><obligadoContabilidad>SI</obligadoContabilidad>',
  '<tipoIdentificacionComprador>05</tipoIdentificacionComprador><razonSocialComprador>CLIENTE DE PRUEBA</razonSocialComprador><identificacionComprador>1710034065</identificacionComprador><direccionComprador>Quito, Calle de Prueba 1</direccionComprador>',
  '<totalSinImpuestos>48.34</totalSinImpuestos><totalDescuento>1.76</totalDescuento>',
  '<totalConImpuestos><totalImpuesto><codigo>2</codigo><codigoPorcentaje>0</codigoPorcentaje><baseImponible>33.34</baseImponible><valor>0.00</valor></totalImpuesto><totalImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><baseImponible>15.00</baseImponible><valor>2.25</valor></totalImpuesto></totalConImpuestos>',
  '<propina>0.00</propina><importeTotal>204.31</importeTotal><moneda>DOLAR</moneda>',
  '<pagos><pago><formaPago>20</formaPago><total>100.00</total></pago><pago><formaPago>01</formaPago><total>104.31</total></pago></pagos></infoFactura>',
  '<detalles>',
  '<detalle><codigoPrincipal>FLETE</codigoPrincipal><descripcion>Flete internacional Miami-Quito, 2 paquetes, 3.90 kg</descripcion><cantidad>1.00</cantidad><precioUnitario>35.10</precioUnitario><descuento>1.76</descuento><precioTotalSinImpuesto>33.34</precioTotalSinImpuesto><impuestos><impuesto><codigo>2</codigo><codigoPorcentaje>0</codigoPorcentaje><tarifa>0.00</tarifa><baseImponible>33.34</baseImponible><valor>0.00</valor></impuesto></impuestos></detalle>',
  '<detalle><codigoPrincipal>MANEJO</codigoPrincipal><descripcion>Manejo y seguro</descripcion><cantidad>1.00</cantidad><precioUnitario>4.30</precioUnitario><descuento>0.00</descuento><precioTotalSinImpuesto>4.30</precioTotalSinImpuesto><impuestos><impuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa><baseImponible>4.30</baseImponible><valor>0.65</valor></impuesto></impuestos></detalle>',
  '<detalle><codigoPrincipal>COMISION</codigoPrincipal><descripcion>Comision de compra asistida</descripcion><cantidad>1.00</cantidad><precioUnitario>10.70</precioUnitario><descuento>0.00</descuento><precioTotalSinImpuesto>10.70</precioTotalSinImpuesto><impuestos><impuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa><baseImponible>10.70</baseImponible><valor>1.60</valor></impuesto></impuestos></detalle>',
  '</detalles>',
  '<otrosRubrosTerceros><rubro><concepto>Arancel aduanero</concepto><total>20.00</total></rubro><rubro><concepto>Productos comprados por cuenta del cliente</concepto><total>119.93</total></rubro><rubro><concepto>Impuesto de EE. UU.</concepto><total>7.80</total></rubro><rubro><concepto>Envio de la tienda</concepto><total>5.99</total></rubro></otrosRubrosTerceros>',
  '<infoAdicional><campoAdicional nombre="Nota de cobro">VTA-000123</campoAdicional><campoAdicional nombre="Paquetes">ORD-000201, ORD-000202</campoAdicional><campoAdicional nombre="Email">cliente@example.com</campoAdicional></infoAdicional></factura>',
])

export const SAMPLE_NOTA_CREDITO = oneLine([
  '<notaCredito id="comprobante" version="1.1.0">',
  '<infoTributaria><ambiente>1</ambiente><tipoEmision>1</tipoEmision><razonSocial>EMPRESA DE PRUEBA S.A.S.</razonSocial><nombreComercial>Empresa de prueba</nombreComercial><ruc>1790011674001</ruc><claveAcceso>2411202604179001167400110010020000000078765432113</claveAcceso>',
  '<codDoc>04</codDoc><estab>001</estab><ptoEmi>002</ptoEmi><secuencial>000000007</secuencial>',
  '<dirMatriz>Quito, Av. de Prueba 100</dirMatriz></infoTributaria>',
  '<infoNotaCredito><fechaEmision>24/11/2026</fechaEmision><dirEstablecimiento>Quito, Av. de Prueba 100</dirEstablecimiento>',
  '<tipoIdentificacionComprador>05</tipoIdentificacionComprador><razonSocialComprador>CLIENTE DE PRUEBA</razonSocialComprador><identificacionComprador>1710034065</identificacionComprador><obligadoContabilidad>SI</obligadoContabilidad>',
  '<codDocModificado>01</codDocModificado><numDocModificado>001-002-000000123</numDocModificado><fechaEmisionDocSustento>23/11/2026</fechaEmisionDocSustento>',
  '<totalSinImpuestos>17.29</totalSinImpuestos><valorModificacion>17.58</valorModificacion><moneda>DOLAR</moneda>',
  '<totalConImpuestos><totalImpuesto><codigo>2</codigo><codigoPorcentaje>0</codigoPorcentaje><baseImponible>15.39</baseImponible><valor>0.00</valor></totalImpuesto><totalImpuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><baseImponible>1.90</baseImponible><valor>0.29</valor></totalImpuesto></totalConImpuestos>',
  '<motivo>Paquete ORD-000201 perdido: servicio no prestado</motivo></infoNotaCredito>',
  '<detalles>',
  '<detalle><codigoInterno>FLETE</codigoInterno><descripcion>Flete internacional Miami-Quito, 1 paquete, 1.80 kg</descripcion><cantidad>1.00</cantidad><precioUnitario>16.20</precioUnitario><descuento>0.81</descuento><precioTotalSinImpuesto>15.39</precioTotalSinImpuesto><impuestos><impuesto><codigo>2</codigo><codigoPorcentaje>0</codigoPorcentaje><tarifa>0.00</tarifa><baseImponible>15.39</baseImponible><valor>0.00</valor></impuesto></impuestos></detalle>',
  '<detalle><codigoInterno>MANEJO</codigoInterno><descripcion>Manejo y seguro</descripcion><cantidad>1.00</cantidad><precioUnitario>1.90</precioUnitario><descuento>0.00</descuento><precioTotalSinImpuesto>1.90</precioTotalSinImpuesto><impuestos><impuesto><codigo>2</codigo><codigoPorcentaje>4</codigoPorcentaje><tarifa>15.00</tarifa><baseImponible>1.90</baseImponible><valor>0.29</valor></impuesto></impuestos></detalle>',
  '</detalles>',
  '<infoAdicional><campoAdicional nombre="Nota de cobro">VTA-000123</campoAdicional></infoAdicional></notaCredito>',
])
