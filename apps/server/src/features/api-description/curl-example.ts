import type { Call, Content, Operation, Parameter, Reference } from './openapi.ts'
import { sampleOf } from './sample-value.ts'

const isParameter = (parameter: Parameter | Reference): parameter is Parameter => 'name' in parameter

/** How to make a call from a shell, where `$API` is the base address and `$TOKEN` the session. */
export function curlExample({ method, path, operation }: Call): string {
  const { parameters, requestBody, security, responses } = operation
  const own = parameters.filter(isParameter)
  const address = path.replaceAll(/\{(\w+)\}/g, (_all, name: string) => String(valueIn(own, name)))
  const query = own.filter((parameter) => parameter.in === 'query' && parameter.required)
  const search = query.map(({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema, {}, name)))}`).join('&')
  const options = [
    ...(method === 'get' ? [] : [`-X ${method.toUpperCase()}`]),
    ...(security.length > 0 ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(requestBody ? bodyOptions(requestBody.content) : []),
    ...(isFile(responses) ? ['-OJ'] : []),
  ]
  return [`curl "$API${address}${search && `?${search}`}"`, ...options].join(' \\\n  ')
}

function valueIn(parameters: readonly Parameter[], name: string): unknown {
  const found = parameters.find((parameter) => parameter.in === 'path' && parameter.name === name)
  return sampleOf(found?.schema ?? {}, {}, name)
}

function bodyOptions(content: Content): string[] {
  const json = quoted(JSON.stringify(content['application/json']?.example, null, 2))
  const form = content['multipart/form-data']
  if (!form) return [`-H 'content-type: application/json'`, `-d ${json}`]
  return [`--form-string data=${json}`, ...fileOptions(form.schema)]
}

const fileOptions = ({ properties = {} }: Content[string]['schema']): string[] =>
  Object.keys(properties)
    .filter((name) => name !== 'data')
    .map((name) => `-F ${name.replaceAll(/\{\w+\}/g, String(sampleOf({ format: 'uuid' }, {})))}=@${fileName(name)}`)

const fileName = (part: string): string => (part.startsWith('photo') ? 'photo.jpg' : `${part.split('-')[0]}.pdf`)

const isFile = (responses: Operation['responses']): boolean => {
  const success = responses['200']
  return success !== undefined && 'headers' in success && success.headers?.['content-disposition'] !== undefined
}

/** In single quotes, as a shell reads them. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`
