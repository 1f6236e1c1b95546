import { decisionsAreAnswered } from './decisions';

decisionsAreAnswered('maharadjah');
