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

/** The signature of the sample, made elsewhere with a key that exists nowhere any more. */
const SAMPLE_SIGNATURE = [
  '<ds:Signature xmlns:ds="http://www.w3.org/2000/09/xmldsig#" Id="Signature-1">',
  '<ds:SignedInfo Id="SignedInfo-1"><ds:CanonicalizationMethod Algorithm="http://www.w3.org/TR/2001/REC-xml-c14n-20010315"></ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2000/09/xmldsig#rsa-sha1"></ds:SignatureMethod>',
  '<ds:Reference Id="DocumentRef-1" URI="#comprobante"><ds:Transforms><ds:Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"></ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"></ds:DigestMethod><ds:DigestValue>id9n9NaZzRgJ0ZIcsJD5i4Uho74=</ds:DigestValue></ds:Reference>',
  '<ds:Reference Id="SignedPropertiesRef-1" Type="http://uri.etsi.org/01903#SignedProperties" URI="#SignedProperties-1"><ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"></ds:DigestMethod><ds:DigestValue>RlkHNxDikj1tw49F7/hsSauvA7s=</ds:DigestValue></ds:Reference>',
  '<ds:Reference Id="CertificateRef-1" URI="#Certificate-1"><ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"></ds:DigestMethod><ds:DigestValue>809pF4Be4rGgOxBUDTwX00e+kE4=</ds:DigestValue></ds:Reference></ds:SignedInfo>',
  '<ds:SignatureValue Id="SignatureValue-1">otpM1o/Jp8wHP2qeh41WMl0kms1kYHWcGLdwXdB8ASs9uo2ZVeJds1O+5FUwcEPZc0d93Cj7Ebwd58fyqJoRGdqxsUsA7I9x4CCFLNRr+fzZJq6YgU60m6qfGLq0q6CXy3uOVomCAgZNooQ2dYx6M0Z6NVJUIqvzhywGmYDKX2K48cVV5Q2Va8hJgdz6n51mNt7oMB6AdM+3Dt98mltoN2zL90bXQmviqpljBjIdH9MTva9kYNWgYEyOifV+7vbzPx/q2rcXWFAUnNjP/UmMS65SgcPxTAjL1HY/UhREHbUCWUXKXrYTSL+vAA58Hw0wPI7TDf3Vbb0BAWrjuX9T/Q==</ds:SignatureValue>',
  '<ds:KeyInfo Id="Certificate-1"><ds:X509Data><ds:X509Certificate>MIIDijCCAnKgAwIBAgIFBLeoM7kwDQYJKoZIhvcNAQELBQAwQDELMAkGA1UEBhMCRUMxGjAYBgNVBAoMEUVudGlkYWQgZGUgcHJ1ZWJhMRUwEwYDVQQDDAxBQyBERSBQUlVFQkEwHhcNMjYxMTIzMDQxOTE0WhcNMzAxMTIyMDQxOTE0WjBuMQswCQYDVQQGEwJFQzEhMB8GA1UECgwYRU1QUkVTQSBERSBQUlVFQkEgUy5BLlMuMRYwFAYDVQQFEw0xNzkwMDExNjc0MDAxMSQwIgYDVQQDDBtGSVJNQSBERSBQUlVFQkEgU0lOIFZBTElERVowggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQC35Xm44ZI4t6vrnHjqilpYu/MP+YUVtlJOXlpuYr6EyGEQbXXobaN+VrMnxfb5uDcgIlus7syD4BCu6Op6wamqkawE4WXItDuO8kD1KwV77gIyX/WjCf+5I1sdHwkKOhLqiUJXN9/XiYD9Zkup+2v76n001rx76WJK3eCx3oF9kUKg+Yibw64BPHCWrFBKahpyFRN75W0WYtLzKx2UMf6uxF9cgwBM/B6S0J2mkoQ/YTuXAxwKenGgBgekRMRzyMmjfzZtHivABIvH8H81IKrOjhLWU/JtizlyVFvRVWYbXURl/XS+Bq5u/K/hE403UQCsfz0t1Q2YQ+/oisGHaT8XAgMBAAGjXTBbMA4GA1UdDwEB/wQEAwIGwDAJBgNVHRMEAjAAMB0GA1UdDgQWBBRtskEKd0thvMYG52BzRwBeeAFLCDAfBgNVHSMEGDAWgBQ5Ytz6aI9OW1yidveTiM62IwEmAjANBgkqhkiG9w0BAQsFAAOCAQEAEp+xc3OTvsTTsCdaOygWLUMyrMGAkYbuH2yloEojkw6o4lIFEdKJh7OTfAndloehHOnIyowZZfqIPL554K6ToT+Df01lrwwJ6ii2FFnKiAznTvehmR2E/zQc3W49No2EMwRACYQrGRjTu2x7NXJMZteBEfauktSct/yS6hEPwBqI4KTv3cROH42m86ggac0fXDvZmkRFeJmUSPKm4hbslNQ5bsItR2m7tYCbtnhRlxR1Vwe2SLT3hQEtnapm1rUKIVk64QCfGpNiv9jegcDvbw/t31LNZXMlCDZnadOHBrULEVGi1HjDc95Srrot0xUqR+4lIT9DBgsX/3sVBvOAWg==</ds:X509Certificate>',
  '</ds:X509Data>',
  '<ds:KeyValue><ds:RSAKeyValue><ds:Modulus>t+V5uOGSOLer65x46opaWLvzD/mFFbZSTl5abmK+hMhhEG116G2jflazJ8X2+bg3ICJbrO7Mg+AQrujqesGpqpGsBOFlyLQ7jvJA9SsFe+4CMl/1own/uSNbHR8JCjoS6olCVzff14mA/WZLqftr++p9NNa8e+liSt3gsd6BfZFCoPmIm8OuATxwlqxQSmoachUTe+VtFmLS8ysdlDH+rsRfXIMATPwektCdppKEP2E7lwMcCnpxoAYHpETEc8jJo382bR4rwASLx/B/NSCqzo4S1lPybYs5clRb0VVmG11EZf10vgaubvyv4RONN1EArH89LdUNmEPv6IrBh2k/Fw==</ds:Modulus><ds:Exponent>AQAB</ds:Exponent></ds:RSAKeyValue></ds:KeyValue></ds:KeyInfo>',
  '<ds:Object Id="SignatureObject-1"><etsi:QualifyingProperties xmlns:etsi="http://uri.etsi.org/01903/v1.3.2#" Target="#Signature-1">',
  '<etsi:SignedProperties Id="SignedProperties-1"><etsi:SignedSignatureProperties><etsi:SigningTime>2026-11-23T10:42:07-05:00</etsi:SigningTime>',
  '<etsi:SigningCertificate><etsi:Cert><etsi:CertDigest><ds:DigestMethod Algorithm="http://www.w3.org/2000/09/xmldsig#sha1"></ds:DigestMethod><ds:DigestValue>t+r//fpowQDN8oUJqrTxf7MOh9Q=</ds:DigestValue></etsi:CertDigest><etsi:IssuerSerial>',
  '<ds:X509IssuerName>CN=AC DE PRUEBA,O=Entidad de prueba,C=EC</ds:X509IssuerName><ds:X509SerialNumber>20261123001</ds:X509SerialNumber></etsi:IssuerSerial></etsi:Cert></etsi:SigningCertificate></etsi:SignedSignatureProperties>',
  '<etsi:SignedDataObjectProperties><etsi:DataObjectFormat ObjectReference="#DocumentRef-1"><etsi:Description>comprobante</etsi:Description><etsi:MimeType>text/xml</etsi:MimeType><etsi:Encoding>UTF-8</etsi:Encoding></etsi:DataObjectFormat></etsi:SignedDataObjectProperties></etsi:SignedProperties></etsi:QualifyingProperties></ds:Object></ds:Signature>',
].join('')

export const SAMPLE_FACTURA_SIGNED = SAMPLE_FACTURA.replace('</factura>', `${SAMPLE_SIGNATURE}</factura>`)
