import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that say nothing about whom they belong to. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: who reads the database cannot use it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
