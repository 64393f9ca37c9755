// What is published of the API, made of the contract: when the server is built, or by the server itself where it runs from its sources.
import { VERSION } from '../../version.ts'
import { openApiDocument } from './openapi-document.ts'
import { referencePage } from './reference/reference-page.ts'

/** `styleHash`: of the page's styles, for its policy. */
export type ApiDescription = { document: string; page: string; styleHash: string }

export function describeApi(): ApiDescription {
  const document = openApiDocument(VERSION)
  return { document: JSON.stringify(document), ...referencePage(document) }
}
