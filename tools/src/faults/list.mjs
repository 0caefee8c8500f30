// The planted faults, which the tests of any later commit must still catch, since those of 3ea4acb3 do.
import { DASHBOARD_FAULTS } from './dashboard.mjs';
import { RULE_FAULTS } from './rules.mjs';
import { SERVER_FAULTS } from './server.mjs';
import { VISITOR_FAULTS } from './visitor.mjs';

/**
 * @typedef {object} Fault
 * @property {string} name
 * @property {string} says what goes wrong, and for whom
 * @property {string} file the product's file, from the root
 * @property {string} find occurs exactly once in the file
 * @property {string} replace
 * @property {string[]} [tests] test files that run on the sources and reach the fault
 * @property {string[]} [journeys] spec files that run on the build and reach it
 * @property {string} [only] a regular expression for the names of the journeys to run
 */

/** @type {readonly Fault[]} */
export const FAULTS = [...RULE_FAULTS, ...SERVER_FAULTS, ...VISITOR_FAULTS, ...DASHBOARD_FAULTS];
