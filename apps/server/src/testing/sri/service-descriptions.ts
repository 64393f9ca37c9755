// The SRI's two operations in words of our own, as the `soap` library takes them: what it reads and writes follows from these.

type Operation = { namespace: string; name: string; takes: string; takesType: string; answers: string; port: string }

const MESSAGES = `<xs:complexType name="mensajes"><xs:sequence>
  <xs:element name="mensaje" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
    <xs:element name="identificador" type="xs:string" minOccurs="0"/>
    <xs:element name="mensaje" type="xs:string" minOccurs="0"/>
    <xs:element name="informacionAdicional" type="xs:string" minOccurs="0"/>
    <xs:element name="tipo" type="xs:string" minOccurs="0"/>
  </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>`

const texts = (...names: string[]): string =>
  names.map((name) => `<xs:element name="${name}" type="xs:string" minOccurs="0"/>`).join('')

const RECEPTION_ANSWER = `<xs:complexType name="answer"><xs:sequence>
  <xs:element name="RespuestaRecepcionComprobante"><xs:complexType><xs:sequence>${texts('estado')}
    <xs:element name="comprobantes" minOccurs="0"><xs:complexType><xs:sequence>
      <xs:element name="comprobante" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
        ${texts('claveAcceso')}<xs:element name="mensajes" type="tns:mensajes" minOccurs="0"/>
      </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>`

const AUTHORISATION_ANSWER = `<xs:complexType name="answer"><xs:sequence>
  <xs:element name="RespuestaAutorizacionComprobante"><xs:complexType><xs:sequence>${texts('claveAccesoConsultada', 'numeroComprobantes')}
    <xs:element name="autorizaciones" minOccurs="0"><xs:complexType><xs:sequence>
      <xs:element name="autorizacion" minOccurs="0" maxOccurs="unbounded"><xs:complexType><xs:sequence>
        ${texts('estado', 'numeroAutorizacion', 'fechaAutorizacion', 'ambiente', 'comprobante')}
        <xs:element name="mensajes" type="tns:mensajes" minOccurs="0"/>
      </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType></xs:element>
  </xs:sequence></xs:complexType></xs:element></xs:sequence></xs:complexType>`

const descriptionOf = ({
  namespace,
  name,
  takes,
  takesType,
  answers,
  port,
}: Operation): string => `<?xml version="1.0" encoding="UTF-8"?>
<wsdl:definitions xmlns:wsdl="http://schemas.xmlsoap.org/wsdl/" xmlns:soap="http://schemas.xmlsoap.org/wsdl/soap/"
  xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:tns="${namespace}" targetNamespace="${namespace}">
<wsdl:types><xs:schema targetNamespace="${namespace}" elementFormDefault="unqualified">
  ${MESSAGES}${answers}
  <xs:element name="${name}"><xs:complexType><xs:sequence><xs:element name="${takes}" type="${takesType}" minOccurs="0"/></xs:sequence></xs:complexType></xs:element>
  <xs:element name="${name}Response" type="tns:answer"/>
</xs:schema></wsdl:types>
<wsdl:message name="question"><wsdl:part name="parameters" element="tns:${name}"/></wsdl:message>
<wsdl:message name="reply"><wsdl:part name="parameters" element="tns:${name}Response"/></wsdl:message>
<wsdl:portType name="port"><wsdl:operation name="${name}"><wsdl:input message="tns:question"/><wsdl:output message="tns:reply"/></wsdl:operation></wsdl:portType>
<wsdl:binding name="binding" type="tns:port"><soap:binding style="document" transport="http://schemas.xmlsoap.org/soap/http"/>
  <wsdl:operation name="${name}"><soap:operation soapAction=""/><wsdl:input><soap:body use="literal"/></wsdl:input><wsdl:output><soap:body use="literal"/></wsdl:output></wsdl:operation>
</wsdl:binding>
<wsdl:service name="${port}"><wsdl:port name="${port}Port" binding="tns:binding"><soap:address location="http://localhost/"/></wsdl:port></wsdl:service>
</wsdl:definitions>`

export const RECEPTION = descriptionOf({
  namespace: 'http://ec.gob.sri.ws.recepcion',
  name: 'validarComprobante',
  takes: 'xml',
  takesType: 'xs:base64Binary',
  answers: RECEPTION_ANSWER,
  port: 'RecepcionComprobantesOffline',
})

export const AUTHORISATION = descriptionOf({
  namespace: 'http://ec.gob.sri.ws.autorizacion',
  name: 'autorizacionComprobante',
  takes: 'claveAccesoComprobante',
  takesType: 'xs:string',
  answers: AUTHORISATION_ANSWER,
  port: 'AutorizacionComprobantesOffline',
})
