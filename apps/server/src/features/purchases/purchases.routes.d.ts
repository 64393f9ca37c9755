import type { FastifyInstance } from 'fastify';
export declare function purchasesRoutes(app: FastifyInstance): void;
