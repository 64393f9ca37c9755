// A manifest on paper, for customs agents.
import { endpoint } from '../endpoint.ts'
import { idParams } from '../fields/fields.ts'

export const getManifestExcel = endpoint({
  method: 'GET',
  path: '/manifest/{id}/excel',
  summary: 'The manifest as the workbook that customs agents ask for.',
  description: "The workbook customs agents ask for, in the reader's language.",
  roles: ['administrator'],
  params: idParams,
  response: 'file',
})

export const getManifestPdf = endpoint({
  method: 'GET',
  path: '/manifest/{id}/pdf',
  summary: 'The declarations of a manifest for customs agents, as a PDF.',
  description: 'The same on paper: landscape A4, as shipped; as it would be now, and marked so, until then.',
  roles: ['administrator'],
  params: idParams,
  response: 'file',
})
